import { vi } from "vitest";
import { page } from "vitest/browser";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { RegisterSection } from "#web/features/admin-register/register-section.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { aRegisterScheme } from "./admin-settings.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderPart } from "./render-part.tsx";

export const registerPath = "/api/admin/licensing";

/** Of Manchester, and in force. */
export const listedScheme = aRegisterScheme({ end: "2100-01-31" });

/** The register on 21 November 2026, with two councils and their wards. */
export async function openRegister(
	answers: Parameters<typeof fakeApi>[0] = {},
	schemes: readonly RegisterScheme[] = [listedScheme],
) {
	await page.viewport(1280, 800);
	vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
	const api = fakeApi({
		[registerPath]: gives({ schemes, next: null }),
		[`${registerPath}/councils`]: gives({
			councils: [
				{ code: "E08000003", name: "Manchester" },
				{ code: "E06000014", name: "York" },
			],
		}),
		[`${registerPath}/wards/E08000003`]: gives({
			wards: [
				{ code: "E05011361", name: "Ardwick" },
				{ code: "E05011369", name: "Moss Side" },
				{ code: "E05011377", name: "Rusholme" },
			],
		}),
		[`${registerPath}/wards/E06000014`]: gives({ wards: [{ code: "E05010328", name: "Acomb" }] }),
		...answers,
	});
	renderPart(
		<ToastProvider>
			<RegisterSection />
		</ToastProvider>,
	);
	return api;
}
