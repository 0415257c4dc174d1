import { lazy, Suspense } from "react";
import type { Preview } from "#contracts/preview.ts";
import { nations } from "#domain/base/nation.ts";
import {
	AREA_LOOKUP,
	ASK_FOR_AREA,
} from "#domain/subjects/market/housing-benefit/housing-benefit-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Choose } from "./choices.ts";
import { recallArea, rememberArea } from "./last-rental-area.ts";

type RentalAreaQuestionProps = {
	preview: Preview;
	choose: Choose;
	refusal: string | undefined;
};

/** Asks in which rental market area the home lies: among the few of its council, or by name among all of its nation. Nothing where there is nothing to ask. */
export function RentalAreaQuestion({ preview, choose, refusal }: RentalAreaQuestionProps) {
	const { area, choices } = preview.housingBenefit;
	if (choices?.length === 0) {
		return null;
	}
	const authority = preview.place.authority?.code ?? null;
	const take = (brma: string) => {
		rememberArea(authority, brma);
		choose({ brma });
	};
	if (area !== null) {
		const others = choices?.filter((name) => name !== area) ?? [];
		return (
			<Disclosure summary="It lies in another area" startOpen={refusal !== undefined}>
				<LookUp refusal={refusal} />
				<AreaButtons names={others} take={take} />
			</Disclosure>
		);
	}
	return (
		<>
			<LookUp refusal={refusal} />
			{choices === null ? (
				<NamedArea {...{ preview, take }} />
			) : (
				<AreaButtons names={choices} take={take} />
			)}
		</>
	);
}

function LookUp({ refusal }: { refusal: string | undefined }) {
	return (
		<>
			{refusal === undefined ? null : <p role="alert">{refusal}.</p>}
			<p>
				{ASK_FOR_AREA} <a href={AREA_LOOKUP.url}>{AREA_LOOKUP.name}</a>
			</p>
		</>
	);
}

type Take = (brma: string) => void;

function AreaButtons({ names, take }: { names: readonly string[]; take: Take }) {
	return (
		<p className="row wrap gap-3 above-3 no-print">
			{names.map((name) => (
				<Button key={name} look="secondary" onClick={() => take(name)}>
					{name}
				</Button>
			))}
		</p>
	);
}

// A nation's areas come with their rates, and only whoever opens the question needs them.
const AreaSearch = lazy(async () => ({
	default: (await import("./rental-area-search.tsx")).RentalAreaSearch,
}));

/** The question by name. The area last chosen for the same council stands in it, to be confirmed: a council may lie in several. */
function NamedArea({ preview, take }: { preview: Preview; take: Take }) {
	const nation = nations.find((name) => name === preview.place.nation);
	return nation ? (
		<Suspense fallback={<Skeleton height="7rem" />}>
			<AreaSearch
				nation={nation}
				last={recallArea(preview.place.authority?.code ?? null)}
				take={take}
			/>
		</Suspense>
	) : null;
}
