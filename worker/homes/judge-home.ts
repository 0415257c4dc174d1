import type { HomeDetails } from "#contracts/homes.ts";
import { ofStanding } from "#contracts/kept-home.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { Problem } from "#worker/platform/problem.ts";

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
