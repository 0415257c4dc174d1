import { randomUUID } from "node:crypto";
import { medianTime, post, print } from "./measure.ts";

const ACCOUNTS = 8;
/** Fewer than the attempts an account has. */
const TRIES = 8;

/** Measures whether response times reveal which logins and addresses have an account. Alternates known and unknown ones. */
export async function measureSignIn(address: string): Promise<void> {
	const names = Array.from({ length: ACCOUNTS }, () => `b${randomUUID().slice(0, 12)}`);
	const accounts = names.map((username) => ({ username, email: `${username}@example.com` }));
	for (const account of accounts) {
		await timed(`${address}/api/register`, { ...account, password: "green kettle 9" }, 201);
	}
	const logins = { known: [] as number[], unknown: [] as number[] };
	const links = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < TRIES; round++) {
		for (const { username, email } of accounts) {
			const stranger = `s${randomUUID().slice(0, 12)}`;
			for (const [kind, login] of [
				["known", username],
				["unknown", stranger],
			] as const) {
				const json = { username: login, password: "not the password" };
				logins[kind].push(await timed(`${address}/api/login`, json, 401));
			}
			if (round < 4) {
				const forgot = `${address}/api/forgot-password`;
				links.unknown.push(await timed(forgot, { email: `${stranger}@example.com` }, 200));
				links.known.push(await timed(forgot, { email }, 200));
			}
		}
	}
	print("Wrong password for a known login, median", `${medianTime(logins.known).toFixed(1)} ms`);
	print("  unknown login against it (goal 0.9 to 1.1)", ratio(logins));
	print(
		"Asking for a reset link, known address, median",
		`${medianTime(links.known).toFixed(1)} ms`,
	);
	print("  unknown address against it (goal 0.9 to 1.1)", ratio(links));
}

/** Milliseconds until the answer stood in full. */
async function timed(url: string, json: object, expected: number): Promise<number> {
	const { took } = await post(url, json, { expected });
	return took;
}

function ratio({ known, unknown }: { known: number[]; unknown: number[] }): string {
	return `${(medianTime(unknown) / medianTime(known)).toFixed(2)}x`;
}
