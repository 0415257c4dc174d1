import type { UserRow } from "#worker/accounts/users-repository.ts";

/** Someone who has just been let in, and the secret of their new session. */
export type SignedIn = { readonly user: UserRow; readonly token: string };
