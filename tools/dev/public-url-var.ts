/** What `LETTABLE_PUBLIC_URL` makes of the Worker's own address: unset leaves the one that wrangler.toml or .dev.vars gives. */
export function publicUrlVar(
	address: string | undefined = process.env["LETTABLE_PUBLIC_URL"],
): Record<string, string> {
	return address ? { PUBLIC_URL: address } : {};
}
