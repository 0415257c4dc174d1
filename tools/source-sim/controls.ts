import { noSuchRoute, ok, type Reply, type SourceRequest } from "./exchange.ts";
import { isSourceName, sourceNames } from "./simulated.ts";
import { isMode, modes, reset, type Simulation } from "./simulation.ts";

/**
 * Switches of the simulator, below `/_sim`: `POST /mode {"source": name or "all", "mode": ...}`, `POST /edition {"edition": 2}` of
 * the councils' pages, `GET /hits`, `POST /reset`. Every change answers with what is now in force.
 */
export function control(simulation: Simulation, { method, path, body }: SourceRequest): Reply {
	switch (`${method} ${path}`) {
		case "POST /mode":
			return setMode(simulation, body);
		case "POST /edition":
			return setEdition(simulation, body);
		case "GET /hits":
			return ok(Object.fromEntries(simulation.hits));
		case "POST /reset":
			reset(simulation);
			return ok(Object.fromEntries(simulation.modes));
		default:
			return noSuchRoute;
	}
}

function setEdition(simulation: Simulation, body: string): Reply {
	const edition = readOrder(body)?.edition;
	if (typeof edition !== "number" || !Number.isInteger(edition) || edition < 1) {
		return refused("edition must be a whole number from 1 on.");
	}
	simulation.edition = edition;
	return ok({ edition });
}

function setMode(simulation: Simulation, body: string): Reply {
	const order = readOrder(body);
	if (!order) {
		return refused("The body must be JSON: {source, mode}.");
	}
	const { source, mode } = order;
	if (source !== "all" && !isSourceName(source)) {
		return refused(`source must be "all" or one of ${sourceNames.join(", ")}.`);
	}
	if (!isMode(mode)) {
		return refused(`mode must be one of ${modes.join(", ")}.`);
	}
	for (const name of source === "all" ? sourceNames : [source]) {
		simulation.modes.set(name, mode);
	}
	return ok(Object.fromEntries(simulation.modes));
}

function readOrder(body: string): { source?: unknown; mode?: unknown; edition?: unknown } | null {
	try {
		const order: unknown = JSON.parse(body);
		return typeof order === "object" ? order : null;
	} catch {
		return null;
	}
}

function refused(error: string): Reply {
	return { status: 400, json: { error } };
}
