import { randomUUID } from "node:crypto";
import { type Account, Refused, type Route } from "./stand-in-account.ts";

/** The Worker, its versions and how much each answers. */
export function workerRoutes(state: Account): readonly Route[] {
	const inUse = () => versionInUse(state);
	const addVersion = (form: FormData) => {
		const version = versionIn(form, inUse()?.secrets ?? []);
		state.versions.push(version);
		return version;
	};
	return [
		[
			"GET",
			/^\/workers\/services\/[^/]+$/,
			() => {
				if (!inUse()) {
					throw new Refused(404, 10090, "This service does not exist on your account.");
				}
				return { default_environment: { script: { tag: "tag", last_deployed_from: "wrangler" } } };
			},
		],
		[
			"GET",
			/^\/workers\/scripts\/[^/]+\/settings$/,
			() => {
				if (!inUse()) {
					throw noWorker();
				}
				return { bindings: [] };
			},
		],
		["POST", /\/assets-upload-session$/, () => ({ jwt: "assets", buckets: [] })],
		[
			"PUT",
			/^\/workers\/scripts\/[^/]+$/,
			({ form }) => {
				const version = addVersion(form);
				state.deployments.push([{ version_id: version.id, percentage: 100 }]);
				return { id: "script", etag: "e", deployment_id: version.id.replaceAll("-", "") };
			},
		],
		[
			"POST",
			/\/versions$/,
			({ form }) => {
				const { id } = addVersion(form);
				return {
					id,
					startup_time_ms: 1,
					metadata: { has_preview: false },
					resources: { script: { etag: "e" } },
				};
			},
		],
		[
			"GET",
			/\/deployable-versions|\/versions$/,
			() => ({ items: state.versions.map(({ id }) => ({ ...versionOf(id) })) }),
		],
		["GET", /\/versions\/([^/]+)$/, ({ match }) => versionOf(match)],
		[
			"GET",
			/\/deployments$/,
			() => {
				if (!inUse()) {
					throw noWorker();
				}
				return {
					deployments: state.deployments.toReversed().map((versions, at) => ({
						id: `d${at}`,
						source: "wrangler",
						strategy: "percentage",
						author_email: "owner@example.com",
						created_on: "2026-11-29T00:00:00Z",
						versions,
					})),
				};
			},
		],
		[
			"POST",
			/\/deployments$/,
			({ json }) => {
				const { versions } = json as { versions: { version_id: string; percentage: number }[] };
				state.deployments.push(versions);
				return { id: "d" };
			},
		],
	];
}

function versionInUse(state: Account) {
	const shares = state.deployments.at(-1) ?? [];
	const id = shares.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
	return state.versions.find((version) => version.id === id);
}

const noWorker = () => new Refused(404, 10007, "This Worker does not exist on your account.");

type Metadata = {
	readonly bindings: readonly { readonly name: string; readonly type: string }[];
	readonly keep_bindings?: readonly string[];
};

/** A version as it is uploaded: with the secrets it brings and those it keeps of the version in use. */
function versionIn(form: FormData, held: readonly string[]) {
	const { bindings, keep_bindings } = JSON.parse(String(form.get("metadata"))) as Metadata;
	const given = bindings.filter(({ type }) => type === "secret_text").map(({ name }) => name);
	const kept = keep_bindings?.includes("secret_text") ? held : [];
	const secrets = [...new Set([...kept, ...given])];
	const lacking = bindings.find(({ name, type }) => type === "inherit" && !secrets.includes(name));
	if (lacking) {
		throw new Refused(400, 10056, `inherit binding '${lacking.name}' is invalid`);
	}
	return { id: randomUUID(), secrets };
}

const versionOf = (id: string) => ({
	id,
	number: 1,
	metadata: { created_on: "2026-11-29T00:00:00Z", source: "wrangler", author_email: "" },
	annotations: {},
	resources: {
		bindings: [],
		script: { etag: "e", handlers: ["fetch"], last_deployed_from: "wrangler" },
		script_runtime: { usage_model: "standard", limits: {} },
	},
});

/** Its secrets, where it is reached and when it is started. */
export function triggerRoutes(state: Account): readonly Route[] {
	const noteTrigger = (what: string, json: unknown) => {
		state.triggers.push(what);
		return json;
	};
	return [
		[
			"GET",
			/\/secrets$/,
			() => {
				const version = versionInUse(state);
				if (!version) {
					throw noWorker();
				}
				return version.secrets.map((name) => ({ name, type: "secret_text" }));
			},
		],
		["PATCH", /\/script-settings$/, () => ({})],
		["GET", /\/script-settings$/, () => ({})],
		["GET", /^\/workers\/subdomain$/, () => ({ subdomain: "example" })],
		["GET", /\/subdomain$/, () => ({ enabled: false, previews_enabled: false })],
		["POST", /\/subdomain$/, ({ json }) => json],
		[
			"GET",
			/^\/workflows\/([^/]+)$/,
			({ match }) => {
				if (!state.workflows.has(match)) {
					throw new Refused(404, 10200, "workflow.not_found");
				}
				return { name: match, script_name: "product" };
			},
		],
		["GET", /^\/workers\/workers\/[^/]+$/, () => ({ id: "w1", subdomain: { enabled: false } })],
		["PUT", /^\/workflows\/([^/]+)$/, ({ match }) => ({ id: state.workflows.add(match).size })],
		["PUT", /\/schedules$/, ({ json }) => noteTrigger("schedules", json)],
		["PUT", /\/domains\/records$/, ({ json }) => noteTrigger("domains", json)],
		[
			"POST",
			/\/domains\/changeset$/,
			() => ({ added: [], removed: [], updated: [], conflicting: [] }),
		],
		["GET", /\/domains/, () => []],
		["GET", /\/routes/, () => []],
	];
}
