import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { createQueryClient } from "#web/lib/query-client.ts";

/** Draws a part of a screen by itself, with a cache of its own; its links lead nowhere. */
export function renderPart(part: ReactNode) {
	render(
		<QueryClientProvider client={createQueryClient()}>
			<MemoryRouter>{part}</MemoryRouter>
		</QueryClientProvider>,
	);
}
