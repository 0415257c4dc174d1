import { Hono } from "hono";
import type { RegisterCoverage } from "#contracts/register-coverage.ts";
import { lastAudit } from "#datasets/licensing/last-audit.ts";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { type AuditFigures, auditedProofs } from "#domain/telling/register/audit.ts";
import { registerCoverage } from "#domain/telling/register/coverage.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { authorities } from "#worker/db/schema/reference.ts";
import { readAreaEdition } from "#worker/facts/areas.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { keptJson } from "#worker/http/kept-answers.ts";
import { limitRegisterReads } from "#worker/http/limit-calls.ts";
import { readRegister } from "./register-history.ts";

/** What the register can answer today, computed of its rows as they stand. */
export const coverageRoutes = new Hono<AppEnv>().get(
	"/register/coverage",
	limitRegisterReads,
	async (c) => {
		const db = connect(c.env.DB);
		const now = c.var.world.now();
		return keptJson<RegisterCoverage>(c, {
			what: "coverage",
			edition: await readAreaEdition(db, now),
			make: async () => ({ body: await readCoverage(db, londonDay(now)) }),
		});
	},
);

async function readCoverage(db: Db, day: IsoDate): Promise<RegisterCoverage> {
	const [schemes, everywhere] = await Promise.all([readRegister(db), readAuthorities(db)]);
	const { nations, ...coverage } = registerCoverage(everywhere, schemes, day);
	return {
		...coverage,
		nations: [...nations],
		audit: {
			day: lastAudit.day,
			...onWire(lastAudit.figures),
			byProof: auditedProofs
				.filter((proof) => lastAudit.byProof[proof].homes > 0)
				.map((proof) => ({ proof, ...onWire(lastAudit.byProof[proof]) })),
		},
	};
}

function onWire({ false_none, false_required, needless_ask, ...same }: AuditFigures) {
	return {
		...same,
		falseNone: false_none,
		falseRequired: false_required,
		needlessAsk: needless_ask,
	};
}

async function readAuthorities(db: Db) {
	const rows = await db.select({ code: authorities.code }).from(authorities).execute();
	return rows.map(({ code }) => ({ code, nation: nationOfCode(code) }));
}
