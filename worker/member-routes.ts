import { Hono } from "hono";
import type { Sunset } from "#contracts/sunsets.ts";
import { accountRoutes } from "./features/account/account-routes.ts";
import { toWireFigures } from "./features/assessment/area-figures-response.ts";
import { previewEvidence } from "./features/assessment/preview-evidence.ts";
import { gatedParts } from "./features/assessment/preview-gate.ts";
import { wireLicensing, wireScore } from "./features/assessment/preview-judgement.ts";
import { embedSiteRoutes } from "./features/embed/embed-site-routes.ts";
import { homeRoutes } from "./features/homes/home-routes.ts";
import { homeShareRoutes } from "./features/homes/home-share-routes.ts";
import { readHomes } from "./features/homes/list-homes.ts";
import { openHome } from "./features/homes/open-home.ts";
import { apiKeyRoutes } from "./features/open-door/api-key-routes.ts";
import { openDoorRoutes } from "./features/open-door/open-door-routes.ts";
import { readRegisterChanges } from "./features/open-register/changes-feed.ts";
import { OPEN_NOTICE, OPEN_TERMS } from "./features/open-register/open-register.ts";
import { schemesOf } from "./features/open-register/open-register-routes.ts";
import { readReportList } from "./features/reports/list-reports.ts";
import { secondFactorRoutes } from "./features/second-factor/second-factor-routes.ts";
import { webhooksRoutes } from "./features/webhooks/webhooks-routes.ts";
import type { AppEnv } from "./http/app-env.ts";

/** What other features lend to the open door: none knows another. */
const lent = {
	writers: {
		toLicensing: wireLicensing,
		toScore: wireScore,
		toEvidence: previewEvidence,
		toGated: gatedParts,
	},
	toAreaFigures: toWireFigures,
	readRegisterRows: schemesOf,
	readRegisterChanges,
	registerTerms: { terms: OPEN_TERMS, notice: OPEN_NOTICE },
	readHomes,
	openHome,
	readReports: readReportList,
};

/** What members and their programs ask for. `announced`: what programs are told that goes. */
export function memberRoutes(announced: readonly Sunset[]) {
	return (
		new Hono<AppEnv>()
			// Before the account's: a guard stands in front of what is routed after it.
			.route("/", secondFactorRoutes)
			.route("/", apiKeyRoutes)
			.route("/", embedSiteRoutes)
			.route("/", webhooksRoutes)
			.route("/", accountRoutes)
			.route("/", homeRoutes)
			.route("/", homeShareRoutes)
			.route("/", openDoorRoutes(lent, announced))
	);
}
