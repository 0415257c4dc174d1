import { expect, test } from "vitest";
import { deployedConfiguration, publicUrlOf, toDeployment } from "./deployment.ts";

const queues = {
	producers: [{ binding: "OUTGOING", queue: "product-outgoing" }],
	consumers: [{ queue: "product-outgoing", dead_letter_queue: "product-dead", max_retries: 5 }],
};
const configuration = {
	name: "product",
	d1_databases: [{ database_name: "product" }],
	kv_namespaces: [{ binding: "FACTS_CACHE" }],
	r2_buckets: [{ bucket_name: "product-files" }],
	queues,
	secrets: { required: ["LINK_KEY"] },
	vars: { PUBLIC_URL: "", POLICE_URL: "https://data.police.uk" },
};

test("a store of the configuration is one to be made, and a setting of the owner goes where it belongs", () => {
	const deployment = toDeployment(configuration, {
		PUBLIC_URL: "https://product.example/",
		EPC_REGISTER_TOKEN: "token",
		GOOGLE_CLIENT_SECRET: "",
	});
	expect(deployment.isPreview).toBe(false);
	expect(deployment.stores).toEqual([
		{ kind: "database", name: "product" },
		{ kind: "namespace", name: "product-facts-cache" },
		{ kind: "bucket", name: "product-files" },
		{ kind: "queue", name: "product-outgoing" },
		{ kind: "queue", name: "product-dead" },
	]);
	expect(deployment.secrets).toEqual({ EPC_REGISTER_TOKEN: "token" });
	expect(deployment.vars).toEqual({
		PUBLIC_URL: "https://product.example/",
		POLICE_URL: "https://data.police.uk",
	});
	expect(publicUrlOf(deployment)).toBe("https://product.example");
});

test("a setting that is none is refused by its name", () => {
	expect(() => toDeployment(configuration, { PUBLIC_ULR: "x" })).toThrow("PUBLIC_ULR");
});

test.each(["product.example", "http://product.example", "https://product.example/app"])(
	"%s is no address of the product",
	(url) => {
		expect(() => publicUrlOf({ vars: { PUBLIC_URL: url } })).toThrow("PUBLIC_URL");
	},
);

const built = {
	main: "index.js",
	name: "product",
	d1_databases: [{ binding: "DB", database_name: "product" }],
	kv_namespaces: [{ binding: "FACTS_CACHE" }],
	r2_buckets: [{ binding: "FILES", bucket_name: "product-files" }],
	queues,
	workflows: [{ binding: "REFRESH", name: "product-refresh" }],
	triggers: { crons: ["0 3 * * mon"] },
	ai: { binding: "AI" },
	workers_dev: false,
};
const made = {
	namespaces: new Map([["product-facts-cache", "id-7"]]),
	portals: { STRIPE_PORTAL_TEST: "bpc_1" },
	migrations: "/checkout/migrations",
};

test("what is uploaded has the owner's variables, the namespace by its id, and its domain alone", () => {
	const deployment = toDeployment(configuration, { PUBLIC_URL: "https://product.example" });
	expect(deployedConfiguration(built, deployment, made)).toEqual({
		...built,
		d1_databases: [
			{ binding: "DB", database_name: "product", migrations_dir: "/checkout/migrations" },
		],
		vars: { ...deployment.vars, STRIPE_PORTAL_TEST: "bpc_1" },
		kv_namespaces: [{ binding: "FACTS_CACHE", id: "id-7" }],
		workers_dev: false,
		routes: [{ pattern: "product.example", custom_domain: true }],
	});
});

test("without a domain what is uploaded is reached at the platform's own name", () => {
	const deployed = deployedConfiguration(built, toDeployment(configuration, {}), made);
	expect(deployed).toMatchObject({ workers_dev: true });
	expect(deployed).not.toHaveProperty("routes");
});

test("a preview has stores and a Worker of its own, and neither schedule, model nor production's domain", () => {
	const vars = { PUBLIC_URL: "https://product.example", MAIL_FROM: "hello@product.example" };
	const own = { EPC_REGISTER_TOKEN: "token" };
	const preview = toDeployment({ ...configuration, vars }, own, "trial");
	expect(preview.secrets).toEqual({});
	expect(preview.vars).toEqual({ PUBLIC_URL: "", MAIL_FROM: "" });
	expect(preview.stores.map(({ name }) => name)).toEqual([
		"trial",
		"trial-facts-cache",
		"trial-files",
		"trial-outgoing",
		"trial-dead",
	]);
	const namespaces = new Map([["trial-facts-cache", "id-8"]]);
	const deployed = deployedConfiguration(built, preview, { ...made, namespaces });
	expect(deployed).toMatchObject({
		name: "trial",
		d1_databases: [{ database_name: "trial" }],
		kv_namespaces: [{ id: "id-8" }],
		r2_buckets: [{ bucket_name: "trial-files" }],
		workflows: [{ name: "trial-refresh" }],
		queues: {
			producers: [{ queue: "trial-outgoing" }],
			consumers: [{ queue: "trial-outgoing", dead_letter_queue: "trial-dead", max_retries: 5 }],
		},
		triggers: { crons: [] },
		workers_dev: true,
		preview_urls: true,
	});
	expect(deployed).not.toHaveProperty("ai");
	expect(deployed).not.toHaveProperty("routes");
});
