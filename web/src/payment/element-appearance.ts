import type { Appearance } from "@stripe/stripe-js";
import { useMemo } from "react";
import { useMedia } from "#web/ui/use-media.ts";

/** The provider's fields in our colours and type, following the system between light and dark. Source: ui/tokens.css. */
export function useElementAppearance(): Appearance {
	const dark = useMedia("(prefers-color-scheme: dark)");
	return useMemo(() => readAppearance(dark), [dark]);
}

function readAppearance(dark: boolean): Appearance {
	const tokens = getComputedStyle(document.documentElement);
	const token = (name: string) => tokens.getPropertyValue(name).trim();
	const edge = token("--edge");
	return {
		theme: dark ? "night" : "stripe",
		variables: {
			colorPrimary: token("--accent"),
			colorBackground: token("--card"),
			colorText: token("--ink"),
			colorTextSecondary: token("--soft"),
			colorTextPlaceholder: token("--soft"),
			colorDanger: token("--red"),
			borderRadius: "11px",
			fontFamily: token("--sans"),
			fontSizeBase: "16px",
		},
		rules: {
			".Input": { border: `1px solid ${edge}`, boxShadow: "none" },
			".Tab": { border: `1px solid ${edge}`, boxShadow: "none" },
		},
	};
}
