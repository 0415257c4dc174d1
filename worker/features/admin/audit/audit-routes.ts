import { Hono } from "hono";
import type { AuditPage } from "#contracts/admin/audit.ts";
import { SearchQuery } from "#contracts/admin/paging.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { readAudit } from "./read-audit.ts";

/** Who changed what, and when. */
export const auditRoutes = new Hono<AppEnv>().get(
	"/audit",
	validate("query", SearchQuery),
	async (c) => c.json<AuditPage>(await readAudit(administratorOf(c), c.req.valid("query")), 200),
);
