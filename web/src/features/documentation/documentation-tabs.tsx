import { type ReactNode, Suspense } from "react";
import { Tabs } from "#web/ui/tabs.tsx";
import { DataSourcesPart } from "./data-sources-part.tsx";
import { EpcPart } from "./epc-part.tsx";
import { LicensingPart } from "./licensing-part.tsx";
import { OverviewPart } from "./overview-part.tsx";
import { type PartName, parts } from "./parts.ts";
import { RiskPart } from "./risk-part.tsx";
import { useOpenPart } from "./use-open-part.ts";

const contents: Readonly<Record<PartName, ReactNode>> = {
	overview: <OverviewPart />,
	"epc-ratings": <EpcPart />,
	licensing: <LicensingPart />,
	"risk-assessment": <RiskPart />,
	"data-sources": <DataSourcesPart />,
};

/**
 * Each part is taken over by itself: all five at once are a tenth of a second on a phone in which nothing answers. Made once, as a part that is
 * handed over anew has to be taken over at once.
 */
const tabs = parts.map(({ name, title }) => ({
	value: name,
	title,
	content: <Suspense>{contents[name]}</Suspense>,
}));

/** The five parts of the documentation. All of them stand in the page; one shows. Source: SPEC section 2 "Documentation". */
export function DocumentationTabs() {
	const { open, openPart } = useOpenPart();
	return <Tabs label="Documentation" value={open} onChange={openPart} tabs={tabs} isReadWhole />;
}
