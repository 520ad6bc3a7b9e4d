// The table as it lay at the end: the board leaves it for the end page, which counts it up.
import type { EchoesContent, EchoesView } from "../../protocol/echoes";

export const reckoning = $state.raw<{ last: { view: EchoesView; content: EchoesContent } | null }>({ last: null });
