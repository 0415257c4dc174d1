import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useMedia } from "./use-media.ts";

function Width() {
	return useMedia("(min-width: 1px)") ? "wide" : "narrow";
}

test("where there is no window no media query holds", () => {
	expect(renderToString(<Width />)).toBe("narrow");
});
