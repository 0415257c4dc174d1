import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createGzip } from "node:zlib";
import { chromium } from "playwright";
import { findBrowser } from "test-browser";
import { serveBuild } from "../dev/serve-build.ts";
import { HOST } from "../dev/serving.ts";
import { fetchLighthouse, type Lighthouse } from "./fetch-lighthouse.ts";
import { print } from "./measure.ts";
import { measureFirstAnswer } from "./measure-first-answer.ts";

const PORT = 5290;
const EDGE_PORT = PORT + 3;
const DEBUG_PORT = PORT + 4;

/** Runs of which the middle one counts. */
const RUNS = 3;

const paths = [
	"/landing",
	"/",
	"/documentation",
	"/property/M145LL",
	"/reports/sample",
	"/areas",
	"/areas/newham",
	"/areas/highland",
	"/register",
	"/auth",
	"/subscription",
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The scores that Google's Lighthouse gives our public pages on a slow phone, with a stored choice about cookies and without. */
export async function measureLighthouse(): Promise<void> {
	const built = await serveBuild({ port: PORT, state: ".wrangler/bench-lighthouse" });
	const closeEdge = await actAsTheEdge({ port: EDGE_PORT, of: PORT });
	const options = await findBrowser();
	const browser = await chromium.launch({
		...options,
		args: [...(options.args ?? []), `--remote-debugging-port=${DEBUG_PORT}`],
	});
	try {
		const lighthouse = await fetchLighthouse();
		if (lighthouse) {
			for (const path of paths) {
				await measurePage(lighthouse, path);
			}
		} else {
			console.info("Lighthouse was skipped: npm could not fetch it.");
		}
		await measureFirstAnswer(`http://${HOST}:${EDGE_PORT}`);
	} finally {
		await browser.close();
		closeEdge();
		await built.close();
	}
}

async function measurePage(lighthouse: Lighthouse, path: string): Promise<void> {
	const runs = [];
	for (let run = 0; run < RUNS; run += 1) {
		runs.push(await runOnce(lighthouse, path));
	}
	const [middle] = runs
		.toSorted((a, b) => a.scores.performance - b.scores.performance)
		.slice(Math.floor(RUNS / 2));
	if (middle) {
		const { performance, ...others } = middle.scores;
		print(`${path}, Lighthouse performance on a phone (goal at least 97)`, String(performance));
		for (const [category, score] of Object.entries(others)) {
			print(`  ${category} (goal 100)`, String(score));
		}
		print("  layout shift (goal at most 0.01)", middle.shift.toFixed(4));
		for (const failed of middle.failed) {
			print("  falls short", failed);
		}
	}
}

type Category = (typeof categories)[number];
type Run = {
	readonly scores: Readonly<Record<Category, number>>;
	readonly shift: number;
	/** Audits that weigh and do not pass, with what they say. */
	readonly failed: readonly string[];
};

async function runOnce(lighthouse: Lighthouse, path: string): Promise<Run> {
	const lhr = await lighthouse(`http://${HOST}:${EDGE_PORT}${path}`, {
		port: DEBUG_PORT,
		onlyCategories: [...categories],
	});
	if (lhr.runtimeError) {
		throw new Error(`${path} could not be measured: ${lhr.runtimeError.message}`);
	}
	const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
	const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
		auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]),
	);
	return {
		scores: {
			performance: scoreOf("performance"),
			accessibility: scoreOf("accessibility"),
			"best-practices": scoreOf("best-practices"),
			seo: scoreOf("seo"),
		},
		shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? 0,
		failed: weighed.flatMap((audit) =>
			audit && audit.score !== null && audit.score < 0.9
				? [`${audit.title}: ${audit.displayValue ?? audit.score}`]
				: [],
		),
	};
}

/** Types that the edge compresses. */
const TEXT = /^(text\/|application\/(javascript|json|xml|manifest)|image\/svg)/;

/**
 * Stands before a server on `port` and compresses what Cloudflare's edge would, which no local server does. Without it a measurement would
 * weigh three times what a visitor is sent.
 */
function actAsTheEdge({ port, of }: { port: number; of: number }): Promise<() => void> {
	const server = createServer((asked, answer) => {
		const { method, url, headers } = asked;
		const onward = request({ host: HOST, port: of, method, path: url, headers }, (reply) =>
			passOn(reply, answer, /gzip/.test(String(headers["accept-encoding"]))),
		);
		onward.on("error", () => answer.writeHead(502).end());
		asked.pipe(onward);
	});
	return new Promise((resolve) => {
		server.listen(port, HOST, () =>
			resolve(() => {
				server.closeAllConnections();
				server.close();
			}),
		);
	});
}

function passOn(reply: IncomingMessage, answer: ServerResponse, takesGzip: boolean): void {
	const status = reply.statusCode ?? 502;
	const isText = TEXT.test(reply.headers["content-type"] ?? "");
	if (!takesGzip || !isText || reply.headers["content-encoding"]) {
		answer.writeHead(status, reply.headers);
		reply.pipe(answer);
		return;
	}
	const { "content-length": _, ...rest } = reply.headers;
	answer.writeHead(status, { ...rest, "content-encoding": "gzip", vary: "accept-encoding" });
	reply.pipe(createGzip()).pipe(answer);
}
