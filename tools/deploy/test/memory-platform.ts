import { Refusal } from "#datasets/ingest/store/store.ts";
import type { Platform, Secrets, Share, StoreKind } from "../platform.ts";

type State = {
	readonly stores: Record<StoreKind, Map<string, string>>;
	isMigrated: boolean;
	isLoaded: boolean;
	readonly versions: { readonly id: string; readonly secrets: Secrets }[];
	shares: readonly Share[] | null;
	hasTriggers: boolean;
};

/** How a call that changes something goes wrong: refused before anything happened, or cut off once it had. */
export type Fault = { readonly call: number; readonly how: "refused" | "cut off" };

/** A platform in memory, and what it was asked to change. `fail` makes one of the coming changes go wrong. */
export function memoryPlatform() {
	const state: State = {
		stores: { database: new Map(), namespace: new Map(), bucket: new Map(), queue: new Map() },
		isMigrated: false,
		isLoaded: false,
		versions: [],
		shares: null,
		hasTriggers: false,
	};
	const changes: string[] = [];
	let fault: Fault | null = null;
	let count = 0;
	const change = async <T>(name: string, work: () => T): Promise<T> => {
		const hits = fault?.call === count ? fault.how : null;
		count += 1;
		if (hits === "refused") {
			throw new Refusal(`${name} is refused`);
		}
		const result = work();
		changes.push(name);
		if (hits === "cut off") {
			throw new Error(`the connection was lost after ${name}`);
		}
		return result;
	};
	const note = (fields: Partial<State>) => {
		Object.assign(state, fields);
	};
	const held = (id: string) => state.versions.find((each) => each.id === id)?.secrets ?? {};
	const inUse = () =>
		state.shares?.toSorted((a, b) => b.percentage - a.percentage)[0]?.version ?? "";
	const addVersion = (secrets: Secrets) => {
		const id = `version-${state.versions.length + 1}`;
		state.versions.push({ id, secrets: { ...held(inUse()), ...secrets } });
		return id;
	};
	const platform: Platform = {
		account: async () => "Example Ltd",
		stores: async (kind) => new Map(state.stores[kind]),
		createStore: ({ kind, name }) =>
			change(`create ${name}`, () => {
				if (state.stores[kind].has(name)) {
					throw new Refusal(`${name} is there already`);
				}
				state.stores[kind].set(name, `id-of-${name}`);
			}),
		migrate: () => change("migrate", () => note({ isMigrated: true })),
		loadReference: () => change("load", () => note({ isLoaded: true })),
		serving: async () => state.shares,
		secretNames: async () => Object.keys(held(inUse())),
		open: (secrets) =>
			change("open", () => {
				const version = addVersion(secrets);
				state.shares = [{ version, percentage: 100 }];
				state.hasTriggers = true;
				return { version, address: "https://product.example.workers.dev" };
			}),
		upload: (secrets, alias) =>
			change(alias ? `upload as ${alias}` : "upload", () => ({
				version: addVersion(secrets),
				address: alias ? `https://${alias}.example.workers.dev` : null,
			})),
		share: (shares) =>
			change(`share ${shares.map(({ percentage }) => percentage).join("/")}`, () => {
				if (shares.length > 2 || shares.reduce((sum, each) => sum + each.percentage, 0) !== 100) {
					throw new Refusal("shares have to be of two versions at most, and make 100");
				}
				state.shares = shares;
			}),
		applyTriggers: () => change("triggers", () => note({ hasTriggers: true })),
		mailDomains: async () => [],
	};
	return {
		platform,
		state,
		changes,
		secretsInUse: () => held(inUse()),
		fail: (next: Fault | null) => {
			fault = next;
			count = 0;
		},
		/** Changes that were asked for since `fail` was called. */
		asked: () => count,
	};
}
