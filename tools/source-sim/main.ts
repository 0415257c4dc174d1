import { parseArgs } from "node:util";
import { startSourceSim } from "./start-source-sim.ts";

const DEFAULT_PORT = "5175";

const { values } = parseArgs({ options: { port: { type: "string", default: DEFAULT_PORT } } });
const { url } = await startSourceSim({ port: Number(values.port) });
console.log(`source simulator on ${url}`);
