import { Refusal } from "#datasets/ingest/store/store.ts";
import type { Deploying, Step } from "./deploying.ts";
import type { Secrets, Share } from "./platform.ts";

type Current = {
	readonly serving: readonly Share[];
	readonly secrets: Secrets;
	/** Where the product answers; null where only the platform knows. */
	readonly address: string | null;
	/** Whether it answers there already: a domain may be new. */
	readonly isReached: boolean;
};

/** Per cent of the traffic that the new version answers before it answers all. */
const FIRST_SHARES = [0, 10];

/**
 * A new version beside the one in use: at 0 % it is tried by naming it in the request, then it takes 10 % and is tried again, then all. Routes and
 * schedules come last. Where a trial or the platform refuses, the version in use answers everything again.
 */
export function rollOut(
	{ platform, smoke, print }: Deploying,
	{ serving, secrets, address, isReached }: Current,
): Step[] {
	const stable = serving.toSorted((a, b) => b.percentage - a.percentage)[0]?.version;
	let version = "";
	const goBackOnRefusal = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (cause) {
			await goBack(cause);
		}
	};
	const goBack = async (cause: unknown): Promise<never> => {
		const why = cause instanceof Error ? cause.message : String(cause);
		try {
			await platform.share(stable === undefined ? [] : [{ version: stable, percentage: 100 }]);
		} catch (refused) {
			throw new Refusal(
				`${why}\nGoing back to ${stable} was refused too: npx wrangler rollback ${stable}. Some visitors may meet ${version}.`,
				{ cause: refused },
			);
		}
		throw new Refusal(`${why}\nRolled back: ${stable} answers everything.`, { cause });
	};
	const trial = (): Promise<void> => {
		if (address === null) {
			print("Not tried: the product has no address of its own until PUBLIC_URL is set.");
			return Promise.resolve();
		}
		return smoke(address, version);
	};
	const triggers = { does: "Apply routes and schedules", run: platform.applyTriggers };
	return [
		{
			does: "Upload this version, which answers nothing yet",
			run: async () => {
				({ version } = await platform.upload(secrets));
			},
		},
		...(isReached
			? []
			: [{ ...triggers, does: `Apply routes first: ${address} does not lead to it yet` }]),
		...FIRST_SHARES.map((percentage) => ({
			does: `Let it answer ${percentage} % and try it`,
			run: () =>
				goBackOnRefusal(async () => {
					await platform.share([
						...(stable === undefined ? [] : [{ version: stable, percentage: 100 - percentage }]),
						{ version, percentage },
					]);
					await trial();
				}),
		})),
		{
			does: "Let it answer everything",
			run: () => goBackOnRefusal(() => platform.share([{ version, percentage: 100 }])),
		},
		triggers,
	];
}
