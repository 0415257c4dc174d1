import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import type { JudgedHome } from "../home/judged-home.ts";

/** Subject of a score: the home itself only with its own valid certificate and its own figures. */
export type ScoreSubject = "home" | "home_energy" | "area";

/** Heading above a score that is not the home's own. Source: Rule SCORE-13. */
export const subjectHeadings: Readonly<Record<ScoreSubject, string | null>> = {
	home: null,
	home_energy: "this home's energy, the area's rent and price",
	area: "for the area, not this home",
};

type Subject = Pick<JudgedHome, "energy" | "inputs">;

export function scoreSubject({ energy: { band }, inputs }: Subject): ScoreSubject {
	if (!isKnown(band) || band.basis !== "property") {
		return "area";
	}
	return areFiguresStated(inputs) ? "home" : "home_energy";
}

/** Whether the home's own valid certificate, rent and price are all known. */
export function isOwnHome(subject: Subject): boolean {
	return scoreSubject(subject) === "home" && subject.energy.band.coverage === "ok";
}
