import type { Plugin } from "vite";
import { APP_NAME } from "#domain/product.ts";
import { escapeHtml } from "./escape-html.ts";

/** What stands for the product's name in `web/index.html`. */
const PLACE = "{{product}}";

/** Writes the product's name into the document, on the development server and in builds. */
export function nameProduct(): Plugin {
	return {
		name: "name-product",
		transformIndexHtml: (html) => html.replaceAll(PLACE, escapeHtml(APP_NAME)),
	};
}
