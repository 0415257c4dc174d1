import { domainLayers } from "./.dependency-cruiser.domain.mjs";
import { workerRooms } from "./.dependency-cruiser.worker.mjs";

/** Tests may reach for what they need; the import rules are about the product. */
const tests = "\\.(test|spec)\\.tsx?$|/test/";
const ownRooms = "^(contracts|domain|datasets|worker|web|tools|packages|e2e)/";

/** A room may import, of this project's rooms, only what `pathNot` names. `$1` is what the first group of `path` matched. */
function room({ name, comment, path, mayImport }) {
	return {
		name,
		comment,
		severity: "error",
		from: { path, pathNot: tests },
		to: { path: ownRooms, pathNot: mayImport },
	};
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		room({
			name: "domain-is-pure",
			comment: "Rules know nothing but rules.",
			path: "^domain/",
			mayImport: "^domain/",
		}),
		...domainLayers(tests),
		room({
			name: "contracts-know-the-domain",
			comment: "What crosses the wire is told in the domain's words and in no others.",
			path: "^contracts/",
			mayImport: "^(contracts|domain)/",
		}),
		{
			name: "pure-rooms-need-no-package",
			comment: "domain/ imports no package but for its maps, contracts/ only zod.",
			severity: "error",
			from: { path: "^(domain|contracts)/", pathNot: `${tests}|^domain/telling/map/` },
			to: { path: "node_modules", pathNot: "^node_modules/zod/" },
		},
		{
			name: "maps-need-two-packages",
			comment:
				"domain/telling/map imports d3-geo and topojson-client, and the types of what they read.",
			severity: "error",
			from: { path: "^domain/telling/map/", pathNot: tests },
			to: {
				path: "node_modules",
				pathNot:
					"^node_modules/(d3-geo|topojson-client|@types/(d3-geo|topojson-(client|specification)))/",
			},
		},
		{
			name: "outlines-are-read-in-one-place",
			comment:
				"What is drawn of an outline comes from domain/telling/map; who draws it knows no package of maps.",
			severity: "error",
			from: {
				path: "^(contracts|domain|datasets|worker|web)/",
				pathNot: `${tests}|^domain/telling/map/`,
			},
			to: { path: "^node_modules/(@types/)?(d3-|topojson-)" },
		},
		...workerRooms({ room, tests }),
		room({
			name: "worker-is-the-product",
			comment: "Neither screens, commands nor development tools are deployed with the Worker.",
			path: "^worker/",
			mayImport: "^(contracts|domain|datasets/(?!commands/|reference/|[^/]+/command/)|worker/)",
		}),
		room({
			name: "web-sees-the-worker-as-a-type",
			comment:
				"Screens know the API through contracts and `type AppType`, and the datasets by their records.",
			path: "^web/",
			mayImport: "^(contracts|domain|web)/|^worker/app\\.ts$|^datasets/registry\\.ts$",
		}),
		{
			name: "web-imports-no-worker-code",
			comment: "worker/app.ts may be imported as a type; its code would be shipped to the browser.",
			severity: "error",
			from: { path: "^web/" },
			to: { path: "^worker/", dependencyTypesNot: ["type-only"] },
		},
		room({
			name: "ui-knows-no-data",
			comment: "A button does not know what a postcode is.",
			path: "^web/src/ui/",
			mayImport: "^web/src/ui/",
		}),
		room({
			name: "the-gallery-shows-ui-alone",
			comment: "Every component in its states, in development only.",
			path: "^web/src/gallery/",
			mayImport: "^web/src/(ui|gallery)/",
		}),
		room({
			name: "lib-knows-no-screen",
			comment: "web/src/lib is below features and screens.",
			path: "^web/src/lib/",
			mayImport: "^(contracts|domain|web/src/lib)/|^worker/app\\.ts$",
		}),
		room({
			name: "evidence-is-shown-alike",
			comment: "How a figure and its provenance look, wherever they stand: below every feature.",
			path: "^web/src/evidence/",
			mayImport: "^(contracts|domain|web/src/(ui|lib|evidence))/",
		}),
		room({
			name: "payment-is-taken-alike",
			comment: "What every checkout needs to take a payment: below every feature.",
			path: "^web/src/payment/",
			mayImport: "^(contracts|domain|web/src/(ui|lib|payment))/",
		}),
		room({
			name: "landlord-is-asked-alike",
			comment: "Who lets the homes, wherever it is asked and kept: below every feature.",
			path: "^web/src/landlord/",
			mayImport: "^(contracts|domain|web/src/(ui|lib|landlord))/",
		}),
		room({
			name: "web-features-do-not-cross",
			comment: "Screens compose features; features do not know each other.",
			path: "^web/src/features/([^/]+)/",
			mayImport:
				"^(contracts|domain|web/src/(ui|lib|evidence|payment|landlord|features/$1))/|^(web/src/app/paths|datasets/registry)\\.ts$",
		}),
		room({
			name: "datasets-are-brought-in-anywhere",
			comment:
				"What each national dataset is and how it is brought into the tables: the same on a machine and in the Worker, which hand in bytes and a store.",
			path: "^datasets/(?!commands/|reference/|[^/]+/command/)",
			mayImport: "^(domain|datasets/(?!commands/|reference/|[^/]+/command/))",
		}),
		room({
			name: "commands-know-tables-and-rules",
			comment: "Commands write the tables of worker/db/schema and know nothing else of the Worker.",
			path: "^datasets/(commands|reference|[^/]+/command)/",
			mayImport: "^(domain|datasets|worker/db/schema)/",
		}),
		{
			name: "packages-stand-by-themselves",
			comment: "Another project could use them: neither they nor their tests know this product.",
			severity: "error",
			from: { path: "^packages/" },
			to: { path: ownRooms, pathNot: "^packages/" },
		},
		{
			name: "packages-are-imported-by-name",
			comment: "Through what their package.json exports, as from any other project.",
			severity: "error",
			from: { path: "^(?:packages/)?([^/]+)/" },
			to: {
				path: "^packages/",
				pathNot: "^packages/$1/",
				dependencyTypesNot: ["aliased-workspace", "undetermined"],
			},
		},
		room({
			name: "journeys-use-the-front-door",
			comment:
				"A journey knows what a visitor knows, what the simulator can be told, and how a page is judged.",
			path: "^e2e/",
			mayImport: "^(contracts|domain|e2e|tools/(browser|source-sim))/",
		}),
		{
			name: "product-needs-no-dev-dependency",
			comment: "What is shipped stands under `dependencies` in package.json.",
			severity: "error",
			from: { path: "^(contracts|domain|worker|web)/", pathNot: tests },
			to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
		},
		{
			name: "no-cycles",
			comment:
				"Of types too: two files that need each other's types are one idea, or the type belongs to a third.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "every-import-is-found",
			comment: "An import that cannot be followed is an import that is not judged.",
			severity: "error",
			from: {},
			to: { couldNotResolve: true, pathNot: "^cloudflare:" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.base.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "types", "default"],
		},
	},
};
