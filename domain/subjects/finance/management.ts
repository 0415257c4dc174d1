import { type Assumptions, assumptionDefaults } from "./assumptions.ts";
import { lettingCosts } from "./letting-costs.ts";

export const managements = ["self", "let_only", "managed_found", "managed"] as const;
/**
 * Who manages the letting: the landlord; an agent who only finds tenants; an agent who finds tenants and manages; or an agent who manages a letting with
 * tenants.
 */
export type Management = (typeof managements)[number];

/** An agent's charges: a share of the rent, and a share of a month's rent for finding a tenant. Fractions, VAT included. */
export type AgentShares = Pick<Assumptions, "managementShare" | "findShare">;

/** Charges of each kind of management with their sources; no sources where nothing is charged. Source: Rule MONEY-1, Fact COST-F1. */
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

/** The kind of management that the figures imply; null where they match none because the reader typed their own. */
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

/** An agent's charges for the same home let whole or by the room; the reader's own figures stay. */
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
