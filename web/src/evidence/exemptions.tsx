import type { LegalBasis } from "#domain/base/legal-basis.ts";
import { RuleSourceLine } from "./rule-source.tsx";

/** Says which homes or landlords national law exempts from a licence, and where that was read. */
export function Exemptions({ text, ...rule }: LegalBasis & { text: string }) {
	return (
		<div>
			<p>{text}</p>
			<RuleSourceLine {...rule} />
		</div>
	);
}
