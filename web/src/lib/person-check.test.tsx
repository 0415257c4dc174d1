import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aUser } from "#web/test/a-user.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

/** Headers that each call was sent with are no part of what `fakeApi` keeps. */
const headers: (string | null)[] = [];
afterEach(() => {
	headers.length = 0;
	delete window.turnstile;
});

/** A widget whose script is here already: it gives a token as soon as it is drawn, and another after each reset. */
function widget() {
	const tokens = ["token 1", "token 2", "token 3", "token 4"];
	const next = () => tokens.shift() ?? "none left";
	let give = (_token: string) => {};
	const drawn: string[] = [];
	window.turnstile = {
		render: (_element, { action, callback }) => {
			drawn.push(action);
			give = callback;
			give(next());
			return "widget";
		},
		reset: () => give(next()),
		remove: () => {},
	};
	return drawn;
}

function keepHeaders() {
	const answering = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		if (String(input).includes("/api/login") || String(input).includes("/api/register")) {
			headers.push(new Headers(init?.headers).get("turnstile-token"));
		}
		return answering(input, init);
	};
}

const methods = {
	"/api/auth/methods": gives({
		google: false,
		personCheck: { siteKey: "site", script: "https://checks.example/api.js" },
	}),
};

test("signing in shows no widget until the server asks for it, then sends what it gave, once", async () => {
	const drawn = widget();
	fakeApi({
		...methods,
		"POST /api/login": refuses(422, { code: "robot_suspected", message: "Please confirm." }),
	});
	keepHeaders();
	renderScreen("/auth");
	const form = page.getByRole("tabpanel", { name: "Sign In" });
	await form.getByLabelText("Username or e-mail address").fill("ada");
	await form.getByLabelText("Password", { exact: true }).fill("green kettle 9");
	const press = form.getByRole("button", { name: "Sign In" });
	await press.click();
	await expect.poll(() => drawn).toContain("sign-in");
	await press.click();
	await expect.poll(() => headers).toHaveLength(2);
	await press.click();
	await expect.poll(() => headers).toEqual([null, "token 1", "token 2"]);
});

test("signing up sends what the widget gave", async () => {
	widget();
	fakeApi({ ...methods, "POST /api/register": gives(aUser()) });
	keepHeaders();
	renderScreen("/auth?tab=sign-up");
	const form = page.getByRole("tabpanel", { name: "Sign Up" });
	await form.getByLabelText("Username").fill("ada");
	await form.getByLabelText("E-mail address").fill("ada@example.com");
	await form.getByLabelText("Password", { exact: true }).fill("correct horse battery");
	await form.getByRole("button", { name: "Create account" }).click();
	await expect.poll(() => headers).toEqual([expect.stringMatching(/^token/)]);
});
