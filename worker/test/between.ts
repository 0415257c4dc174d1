import type { openPlanShop } from "./plan-shop.ts";

type Asked = {
	readonly method: string;
	readonly path: string;
	/** Decoded. */
	readonly body: string;
	/** Under which the provider does it once. */
	readonly key: string;
};

type Between = (
	asked: Asked,
	go: () => Promise<Response>,
) => Promise<Response | undefined> | Response | undefined;

/** Lets a test stand between the product and the provider: what it answers is the answer. Gives what takes it away again. */
export function standBetween({ sim }: ReturnType<typeof openPlanShop>, between: Between) {
	const real = sim.fetch;
	sim.fetch = async (input, init) => {
		const asked = {
			method: init?.method ?? "GET",
			path: new URL(String(input)).pathname,
			body: decodeURIComponent(String(init?.body ?? "")),
			key: new Headers(init?.headers).get("Idempotency-Key") ?? "",
		};
		return (await between(asked, () => real(input, init))) ?? real(input, init);
	};
	return () => {
		sim.fetch = real;
	};
}

/** What a provider answers that is down. */
export const down = () => new Response("<html>", { status: 502 });
