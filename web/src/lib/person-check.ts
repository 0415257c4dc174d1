import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { PersonCheck } from "#contracts/sign-in.ts";
import { TURNSTILE_HEADER } from "#domain/business/account/login.ts";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** The part of Turnstile's script that is used. Source: developers.cloudflare.com/turnstile/get-started/client-side-rendering */
type Turnstile = {
	render: (
		place: HTMLElement,
		options: {
			sitekey: string;
			action: string;
			appearance: "interaction-only";
			callback: (token: string) => void;
			"expired-callback": () => void;
		},
	) => string;
	reset: (widget: string) => void;
	remove: (widget: string) => void;
};
declare global {
	interface Window {
		turnstile?: Turnstile;
	}
}

/** Milliseconds for which a form waits for the widget once it is sent. */
const PATIENCE = 4_000;

/** The ways of signing in beside a password, and what asks whether a person fills a form in. */
export const signInMethodsQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["sign-in-methods"],
	queryFn: ({ signal }) => call(api.auth.methods.$get({}, { init: { signal } })),
});

/**
 * Lets a form show that a person fills it in, where the server asks for that: an element takes `place` as its ref, and each sending takes
 * `headers`. Nothing is loaded before the form has the focus, or while `isWanted` is false. A widget that cannot be loaded sends nothing, and the
 * server decides.
 */
export function usePersonCheck(action: "sign-up" | "sign-in" | "suggestion", isWanted = true) {
	const place = useRef<HTMLDivElement>(null);
	const shown = useRef<ReturnType<typeof openWidget> | null>(null);
	const check = useQuery({ ...signInMethodsQuery, enabled: isWanted }).data?.personCheck;
	useEffect(() => {
		const element = place.current;
		const form = element?.closest("form");
		if (!isWanted || !check || !element || !form) {
			return;
		}
		const open = () => {
			shown.current ??= openWidget(element, { check, action });
		};
		if (form.contains(document.activeElement)) {
			open();
		}
		form.addEventListener("focusin", open);
		return () => {
			form.removeEventListener("focusin", open);
			shown.current?.close();
			shown.current = null;
		};
	}, [action, check, isWanted]);
	const headers = async (): Promise<Record<string, string>> => {
		const widget = shown.current;
		if (widget === null) {
			return {};
		}
		const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
		const token = await Promise.race([widget.token, late]);
		// A token serves once, whatever comes of it.
		widget.renew();
		return token === null ? {} : { [TURNSTILE_HEADER]: token };
	};
	return { place, headers };
}

function openWidget(
	element: HTMLElement,
	{ check, action }: { check: PersonCheck; action: string },
) {
	let id: string | null = null;
	let give = (_token: string) => {};
	const nextToken = () =>
		new Promise<string>((resolve) => {
			give = resolve;
		});
	let isOpen = true;
	const widget = {
		token: nextToken(),
		renew: () => {
			widget.token = nextToken();
			if (id !== null) {
				window.turnstile?.reset(id);
			}
		},
		close: () => {
			isOpen = false;
			if (id !== null) {
				window.turnstile?.remove(id);
			}
		},
	};
	void loadScript(check.script).then(() => {
		if (isOpen && window.turnstile) {
			id = window.turnstile.render(element, {
				sitekey: check.siteKey,
				action,
				appearance: "interaction-only",
				callback: (token) => give(token),
				"expired-callback": () => widget.renew(),
			});
		}
	});
	return widget;
}

/** Resolves once the script has run, or cannot be had. */
function loadScript(address: string): Promise<void> {
	if (window.turnstile) {
		return Promise.resolve();
	}
	return new Promise((resolve) => {
		const script = document.createElement("script");
		script.src = address;
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => resolve();
		document.head.append(script);
	});
}
