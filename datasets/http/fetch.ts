/** What a source needs of `fetch`: an address in, a response out. Always a parameter, so that tests need no network. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
