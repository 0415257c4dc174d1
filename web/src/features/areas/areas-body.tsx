import { nations } from "#domain/base/nation.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { groupAreas } from "#domain/telling/areas/area-groups.ts";
import {
	type AreaList,
	type AreaSearch,
	areaFilterInWords,
	areaFilters,
	LONGEST_FIND,
} from "#domain/telling/areas/area-search.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { AreaCards, AreaGroups } from "./area-groups.tsx";
import frame from "./areas.module.css";

/** The list of all authorities and the form that narrows it. The form is sent as any form is: it needs no script. */
export function AreasBody({ list, search }: { list: AreaList; search: AreaSearch }) {
	return (
		<div className="stack one-column gap-5">
			<header>
				<h1 className={`page-title ${frame["title"]}`}>
					Landlord licensing <span>by council</span>
				</h1>
				<p className="measure above-2 soft">
					{countInWords(list.total, "council")} of England, Wales, Scotland and Northern Ireland:
					which schemes we know of, where and until when, each with the page it rests on.
				</p>
			</header>
			<form action={screens.areas} method="get">
				<FieldGrid least="13rem">
					<Field
						label="Council or postcode"
						name="find"
						type="search"
						defaultValue={search.find}
						maxLength={LONGEST_FIND}
						autoComplete="off"
					/>
					<Chooser label="Nation" name="nation" defaultValue={search.nation ?? ""}>
						<option value="">All nations</option>
						{nations.map((nation) => (
							<option key={nation}>{nation}</option>
						))}
					</Chooser>
					<Chooser label="Show" name="show" defaultValue={search.show ?? ""}>
						<option value="">All councils</option>
						{areaFilters.map((filter) => (
							<option key={filter} value={filter}>
								{areaFilterInWords[filter]}
							</option>
						))}
					</Chooser>
					<Button type="submit">Find</Button>
				</FieldGrid>
			</form>
			<p className="flush soft" role="status">
				{foundInWords(list)}
			</p>
			{search.find.trim() === "" ? (
				<AreaGroups groups={groupAreas(list.found)} />
			) : (
				<AreaCards entries={list.found} level="h2" />
			)}
		</div>
	);
}

function foundInWords({ found, total, postcode }: AreaList): string {
	if (found.length === 0) {
		return postcode
			? `Our tables do not place ${postcode}. Type the council's name instead.`
			: "No council fits. Try part of its name.";
	}
	if (postcode) {
		return found.length === 1
			? `${postcode} lies in one council.`
			: `${postcode} lies, or may lie, in ${countInWords(found.length, "council")}.`;
	}
	return found.length === total ? `All ${total}.` : `${found.length} of ${total}.`;
}
