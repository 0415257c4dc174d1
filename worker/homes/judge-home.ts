import type { HomeDetails } from "#contracts/homes.ts";
import { statedInputs } from "#domain/base/inputs.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import type { KeptHome } from "#domain/portfolio/kept-home.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { Problem } from "#worker/platform/problem.ts";

/** A home as the rules of many homes take it. */
export function toKeptHome(id: string, details: HomeDetails): KeptHome {
	const { stated, energySpentPence, ...home } = details;
	return {
		...home,
		id,
		certificate: stated.certificate ?? null,
		inputs: statedInputs(ofStanding({ stated, standing: home.standing })),
		energySpent: energySpentPence,
	};
}

/**
 * Today's assessment of a kept home, by the function of the preview. A certificate that is no longer on the register is left out, and so is one that
 * cannot be asked for now: the area's stands for it, as in a preview.
 * @throws Problem of the postcode, `rate_limited`, `unavailable`
 */
export async function judgeHome(gathering: Gathering, home: HomeDetails): Promise<Assessment> {
	const { postcode } = home;
	const stated = ofStanding(home);
	try {
		return await assessAsStated(gathering, postcode, stated);
	} catch (cause) {
		const isOfCertificate =
			stated.certificate !== undefined &&
			cause instanceof Problem &&
			(cause.code === "certificate_unknown" || cause.code === "unavailable");
		if (!isOfCertificate) {
			throw cause;
		}
		return assessAsStated(gathering, postcode, { ...stated, certificate: undefined });
	}
}

/** What is stated of a home: one that is watched is bought, every other is owned. */
function ofStanding({ stated, standing }: Pick<HomeDetails, "stated" | "standing">) {
	return { ...stated, owned: standing !== "watched" };
}
