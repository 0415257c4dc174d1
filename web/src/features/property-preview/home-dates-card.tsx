import type { Preview } from "#contracts/preview.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import { HOME_DATES_TITLE } from "#domain/judgement/dates/home-date.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { databaseWindowOf } from "#domain/subjects/compliance/landlord-database.ts";
import { HomeDates } from "#web/evidence/home-dates.tsx";
import { compactPostcode } from "#web/lib/paths.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

type HomeDatesCardProps = {
	preview: Pick<Preview, "assessedOn" | "dates" | "inputs" | "place" | "postcode">;
	choices: Choices;
};

/** What changes for the home and when, and which dates depend on a place that is not known. */
export function HomeDatesCard({ preview, choices }: HomeDatesCardProps) {
	const { assessedOn, dates, postcode } = preview;
	const gap = gapOf(preview);
	if (dates.length === 0 && gap === null) {
		return null;
	}
	const query = new URLSearchParams(choices).toString();
	const file = `/api/property/dates/${encodeURIComponent(compactPostcode(postcode))}.ics`;
	return (
		<Card title={HOME_DATES_TITLE}>
			<Disclosure summary={datesInWords(dates)}>
				<HomeDates dates={dates} today={assessedOn} href={query ? `${file}?${query}` : file} />
			</Disclosure>
			{gap ? <p>{gap}</p> : null}
		</Card>
	);
}

/** "7 dates, the next on 6 April 2027". */
function datesInWords([next, ...later]: Preview["dates"]): string {
	return next
		? `${countInWords(later.length + 1, "date")}, the next on ${dateInWords(next.on)}`
		: "No date is known";
}

/** Which dates are left out until it is known where the home lies; null where none are. */
function gapOf({ inputs, place }: Pick<Preview, "inputs" | "place">): string | null {
	if (place.nationChoices.length > 0 && inputs.nation === null) {
		return "Each nation has dates of its own: tell us in which the home lies.";
	}
	return place.nation === "England" && databaseWindowOf(place.region) === null
		? "The landlord database opens region by region, and the region of this home is not known."
		: null;
}
