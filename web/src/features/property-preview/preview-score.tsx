import type { Preview } from "#contracts/preview.ts";
import { ScoreStrip } from "#web/evidence/score-strip.tsx";

/** Fragment of the card that says what makes the score. */
export const SCORE_ANCHOR = "score";

/** The score of a preview in a line under its answers. */
export function PreviewScore({ preview: { riskScore, score, scoreRange } }: { preview: Preview }) {
	return (
		<ScoreStrip
			score={riskScore}
			range={scoreRange}
			label={score.label}
			colour={score.colour}
			words={riskScore === null ? score.summary : `${score.label}. ${explained(score)}`}
			anchor={SCORE_ANCHOR}
		/>
	);
}

/** What the score is of, where that is not the home itself, and what holds it; else what costs it most. Source: Rule SCORE-13. */
function explained({ limits, subject, summary }: Preview["score"]): string {
	const held = limits.some(({ id }) => id !== "not_this_home");
	if (subject === null) {
		return summary;
	}
	const whose = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}.`;
	return held ? `${whose} ${summary}` : whose;
}
