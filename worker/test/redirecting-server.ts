import type { Fetch } from "#datasets/http/read-body.ts";

/** A server that leads from one address to the next before it answers, three times, and does not answer the first time then. */
export function redirecting(fetch: Fetch): Fetch {
	const refused = new Set<string>();
	return async (url, init) => {
		const at = new URL(url);
		const hop = Number(at.searchParams.get("hop") ?? 0);
		if (hop < 3) {
			at.searchParams.set("hop", String(hop + 1));
			return new Response(null, { status: 302, headers: { Location: at.href } });
		}
		const question = `${init?.method} ${at.href} ${new Headers(init?.headers).get("Range")}`;
		if (!refused.has(question)) {
			refused.add(question);
			return new Response(null, { status: 503 });
		}
		at.searchParams.delete("hop");
		return fetch(at.href, init);
	};
}
