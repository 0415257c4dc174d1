import { screens } from "#domain/base/screens.ts";
import { type SampleOf, sampleInWords } from "#domain/telling/report/offer/sample-words.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Says that the report is a sample, and leads to one's own. */
export function SampleNote({ sample }: { sample: SampleOf }) {
	return (
		<Notice
			tone="info"
			action={
				<span className="no-print">
					<ButtonLink look="secondary" to={screens.home}>
						Check your own postcode
					</ButtonLink>
				</span>
			}
		>
			<p>{sampleInWords(sample)}</p>
		</Notice>
	);
}
