import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { DataSourcesPart } from "./data-sources-part.tsx";
import { EpcPart } from "./epc-part.tsx";
import { LicensingPart } from "./licensing-part.tsx";
import { OverviewPart } from "./overview-part.tsx";
import { type PartName, parts } from "./parts.ts";
import { RiskPart } from "./risk-part.tsx";
import { useOpenPartName } from "./use-open-part-name.ts";
import { WorkedExamplesPart } from "./worked-examples-part.tsx";

const contents: Readonly<Record<PartName, ReactNode>> = {
	overview: <OverviewPart />,
	"epc-ratings": <EpcPart />,
	licensing: <LicensingPart />,
	"risk-assessment": <RiskPart />,
	"data-sources": <DataSourcesPart />,
	"worked-examples": <WorkedExamplesPart />,
};

/**
 * Each part hydrates by itself: all six at once would block a phone for a tenth of a second.
 * The elements are made once, because a part that is rendered anew has to hydrate at once.
 */
const tabs = parts.map(({ name, title }) => ({
	value: name,
	title,
	content: <Suspense>{contents[name]}</Suspense>,
}));

/** The six parts of the documentation, one of them shown. All stand in the page, except the sums of the last. Source: Rule SCREEN-26. */
export function DocumentationTabs() {
	const { open, openPart } = useOpenPart();
	return <Tabs label="Documentation" value={open} onChange={openPart} tabs={tabs} isReadWhole />;
}

/** Which part is open, as the address says, and what opens another. An address with a fragment leads to its topic. */
function useOpenPart() {
	const [, setQuery] = useSearchParams();
	const { hash, key } = useLocation();
	const { open, isAddressKnown } = useOpenPartName();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time an address is gone to, also the same one again.
	useEffect(() => {
		if (hash) {
			goToChapter(hash.slice(1));
		}
	}, [hash, key, isAddressKnown]);
	const openPart = (chosen: PartName) => {
		setQuery(
			(last) => {
				last.set("tab", chosen);
				return last;
			},
			{ preventScrollReset: true },
		);
	};
	return { open, openPart };
}
