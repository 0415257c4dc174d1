import type { AuthorityFacts, AuthorityMarket } from "../facts/facts.ts";

/** The authority most of the place lies in; null where none is known. */
export function mainAuthority(
	facts: Pick<AuthorityMarket, "place" | "authorities">,
): AuthorityFacts | null {
	const code = facts.place.authorities[0]?.code;
	return facts.authorities.find((authority) => authority.code === code) ?? null;
}
