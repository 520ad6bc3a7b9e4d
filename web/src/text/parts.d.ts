// What vite.config.ts makes of a file of words: the shell's own, a game's, which come with its board, and those of the first turn that is taught.
declare module "*?part=shell" {
  const text: string;
  export default text;
}
declare module "*?part=echoes" {
  const text: string;
  export default text;
}
declare module "*?part=timestories" {
  const text: string;
  export default text;
}
declare module "*?part=tour" {
  const text: string;
  export default text;
}
declare module "*?part=notices" {
  const text: string;
  export default text;
}
declare module "*?part=self" {
  const text: string;
  export default text;
}
declare module "*?part=shipwreck" {
  const text: string;
  export default text;
}
declare module "*?part=evening" {
  const text: string;
  export default text;
}
