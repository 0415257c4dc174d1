import { createServer } from "node:net";

export const HOST = "127.0.0.1";

/** Throws one sentence fit for a person when something else listens on the port already. */
export function checkPort(port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", (cause) =>
			reject(
				new Error(
					`Port ${port} cannot be used (${cause.message}): stop what listens there, or choose another with --port N.`,
					{ cause },
				),
			),
		);
		probe.listen(port, HOST, () => probe.close(() => resolve()));
	});
}
