// What vite.config.ts makes of a file of words: the shell's own, and a game's, which come with its board.
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
declare module "*?part=self" {
  const text: string;
  export default text;
}
