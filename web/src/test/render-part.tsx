import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type Location, MemoryRouter } from "react-router";
import { createQueryClient } from "#web/lib/query-client.ts";

/** Draws a part of a screen by itself, with a cache of its own; its links lead nowhere. */
export function renderPart(part: ReactNode) {
	renderAt({ pathname: "/" }, part);
}

/** The same at an address, with what travelled along. */
export function renderAt(at: Partial<Location>, part: ReactNode) {
	render(
		<QueryClientProvider client={createQueryClient()}>
			<MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
		</QueryClientProvider>,
	);
}
