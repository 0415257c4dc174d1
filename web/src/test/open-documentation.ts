import type { DataSources } from "#contracts/data-sources.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

const calls = {
	"/api/report-price": gives({ price: 15 }),
	"/api/contact": gives({
		supportEmail: "help@example.com",
		company: { name: null, number: null, address: null, icoNumber: null, vatNumber: null },
	}),
	"/api/sources": gives<DataSources>({ datasets: [], live: [] }),
};

/** The documentation at an address of its own, of a system that holds nothing yet. */
export function openDocumentation(address = "/documentation", answers = {}) {
	fakeApi({ ...calls, ...answers });
	return renderScreen(address);
}
