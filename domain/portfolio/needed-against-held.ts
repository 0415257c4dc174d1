import { isOwn } from "./kept-home.ts";
import { type HomeWithNeeds, neededLicences } from "./needed-licences.ts";
import { neededPapers, type StatedHome } from "./needed-papers.ts";
import { type Requirement, requirementStates } from "./requirement.ts";

/** What a home needs beside what is held, gravest first. Nothing of a home that is watched or sold. Source: Rule HELD-1. */
export function neededAgainstHeld(home: HomeWithNeeds, stated: StatedHome): Requirement[] {
	return isOwn(stated)
		? [...neededLicences(home, stated.held), ...neededPapers(home, stated)].toSorted(
				(a, b) => requirementStates.indexOf(a.state) - requirementStates.indexOf(b.state),
			)
		: [];
}
