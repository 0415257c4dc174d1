import { type AreaStatus, areaStatusInWords } from "#domain/telling/areas/area-status.ts";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone } from "#web/ui/pill.tsx";

/** No standing is green: that we found none rests on rows that nobody has confirmed. */
const looks: Readonly<Record<AreaStatus, { tone: PillTone; icon: IconName }>> = {
	live: { tone: "amber", icon: "alert" },
	coming: { tone: "amber", icon: "clock" },
	lead: { tone: "grey", icon: "question" },
	none: { tone: "grey", icon: "search" },
	unknown: { tone: "grey", icon: "question" },
};

/** How a kind of scheme stands in an authority. */
export function AreaStatusPill({ standing }: { standing: AreaStatus }) {
	return <Pill {...looks[standing]} word={areaStatusInWords[standing]} />;
}
