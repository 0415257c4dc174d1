import { screens } from "#domain/screens.ts";

/** Address of signing in, from where the visitor goes on to `next`, a path of ours. Its slashes stay legible. */
export function authPath(next: string): string {
	return `${screens.auth}?next=${encodeURIComponent(next).replaceAll("%2F", "/")}`;
}
