import type { Preview } from "#contracts/preview.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { DRAWN_PREVIEW } from "#domain/telling/document-marks.ts";
import { AnswersCard } from "#web/evidence/answers-card.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { FirstLine } from "./first-line.tsx";
import { BackAnchor, HeaderOf } from "./preview-header.tsx";
import { PreviewScore } from "./preview-score.tsx";
import { CouncilWithoutScripts, ShapedLayout } from "./preview-skeleton.tsx";

/** The answers of a preview as they stand until the browser takes over: the same parts in the same places, of which none can be changed yet. */
export function DrawnPreview({ preview, choices }: { preview: Preview; choices: Choices }) {
	return (
		<>
			<HeaderOf preview={preview} title={preview.address} back={<BackAnchor />} />
			<div data-scripts="on" inert aria-disabled="true">
				<FirstLine choices={choices} choose={later} />
			</div>
			<ShapedLayout
				answers={
					<AnswersCard
						answer={preview.answer}
						unchecked={preview.unchecked}
						fields={
							<div data-scripts="on" inert aria-disabled="true">
								<AnswerFields {...{ preview, choices }} choose={later} refused={{}} />
							</div>
						}
					>
						<PreviewScore preview={preview} />
					</AnswersCard>
				}
			/>
			<CouncilWithoutScripts postcode={preview.postcode} />
		</>
	);
}

/** Whether the reader opened what is folded in the drawn answers, which then stays open. */
export function isFoldOpenAsDrawn(): boolean {
	return document.querySelector(`[${DRAWN_PREVIEW}] details[open]`) !== null;
}

/** Nothing can be chosen before the browser's own code is there. */
function later(): void {}
