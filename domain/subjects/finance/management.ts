import { type Assumptions, assumptionDefaults } from "./assumptions.ts";
import { lettingCosts } from "./letting-costs.ts";

export const managements = ["self", "let_only", "managed_found", "managed"] as const;
/**
 * Who runs the letting: its landlord, an agent who finds tenants and does no more, an agent who manages and finds them, or one who manages what is
 * let already.
 */
export type Management = (typeof managements)[number];

/** What an agent takes: of the rent, and of a month's rent to find a tenant. Fractions, VAT included. */
export type AgentShares = Pick<Assumptions, "managementShare" | "findShare">;

/** What each way of running a letting costs, and where that was read; one who takes nothing has no source. Source: Rule MONEY-1, Fact COST-F1. */
export function agentShares(
	running: Management,
	isByRoom: boolean,
): AgentShares & { readonly sources: readonly string[] } {
	const { findShare, letOnlyShare, hmoManagementShare } = lettingCosts;
	switch (running) {
		case "self":
			return { managementShare: 0, findShare: 0, sources: [] };
		case "let_only":
			return taken(letOnlyShare, findShare);
		case "managed_found":
			return taken(isByRoom ? hmoManagementShare : lettingCosts.fullManagementShare, findShare);
		case "managed":
			return taken(isByRoom ? hmoManagementShare : assumptionDefaults.managementShare);
	}
}

/** How the letting is run, as its figures say it; null where they are nobody's but the reader's own. */
export function managementOf(
	assumptions: AgentShares & Pick<Assumptions, "rooms">,
): Management | null {
	const isByRoom = assumptions.rooms !== null;
	return (
		managements.find((running) => {
			const { managementShare, findShare } = agentShares(running, isByRoom);
			return assumptions.managementShare === managementShare && assumptions.findShare === findShare;
		}) ?? null
	);
}

/** What an agent takes of the same home let whole or by the room; figures of the reader's own stay. */
export function agentSharesWhenLet(
	assumptions: AgentShares & Pick<Assumptions, "rooms">,
	isByRoom: boolean,
): AgentShares {
	const running = managementOf(assumptions);
	const { managementShare, findShare } =
		running === null ? assumptions : agentShares(running, isByRoom);
	return { managementShare, findShare };
}

type Share = { readonly value: number; readonly source: string };

function taken(management: Share, find?: Share) {
	return {
		managementShare: management.value,
		findShare: find?.value ?? 0,
		sources: [management, ...(find ? [find] : [])].map(({ source }) => source),
	};
}
