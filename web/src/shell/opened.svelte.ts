// A thing that somebody wants to see because the account names it. The board shows it and puts it back.
export const opened = $state<{ thing: string | null }>({ thing: null });
