import type { Preview } from "#contracts/preview.ts";
import { ScoreStrip } from "#web/evidence/score-strip.tsx";

/** Fragment of the card that says what makes the score. */
export const SCORE_ANCHOR = "score";

/** The label of a score, where rent and price are both stated; null of an area. Source: Rule SCORE-21. */
export function ownLabel({ answer, score }: Pick<Preview, "answer" | "score">): string | null {
	return answer.pays.basis === "stated" ? score.label : null;
}

/** The score of a preview in a line under its answers. */
export function PreviewScore({ preview }: { preview: Preview }) {
	const { riskScore, score, scoreRange } = preview;
	return (
		<ScoreStrip
			score={riskScore}
			range={scoreRange}
			headline={score.headline}
			label={ownLabel(preview)}
			words={riskScore === null ? score.summary : explained(score)}
			anchor={SCORE_ANCHOR}
		/>
	);
}

/** What the score is of, where that is not the home itself, and what holds it; else what costs it most. Source: Rule SCORE-13. */
function explained({ headline, limits, subject, summary }: Preview["score"]): string {
	const held = limits.some(({ id }) => id !== "not_this_home");
	if (subject === null) {
		return summary;
	}
	const whose = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
	return [whose === headline ? "" : `${whose}.`, held ? summary : ""].filter(Boolean).join(" ");
}
