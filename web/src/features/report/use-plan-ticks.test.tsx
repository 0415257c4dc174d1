import { useQuery } from "@tanstack/react-query";
import { cleanup } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeApi, gives, inTurn, refuses, staysSilent } from "#web/test/fake-api.ts";
import { aPaidReport, REPORT_ID } from "#web/test/paid-report.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { reportQuery } from "./report-query.ts";
import { usePlanTicks } from "./use-plan-ticks.ts";

const path = (step: string) => `/api/reports/${REPORT_ID}/plan/${step}`;
const box = (step: string) => page.getByRole("checkbox", { name: step });

function Plan({ report }: { report: ReturnType<typeof aPaidReport> }) {
	const { canTick, isTicked, setTicked } = usePlanTicks(report);
	return ["licence", "survey"].map((step) => (
		<Checkbox
			key={step}
			label={step}
			disabled={!canTick}
			checked={isTicked(step)}
			onChange={({ target }) => setTicked(step, target.checked)}
		/>
	));
}

function Loaded() {
	const { data } = useQuery(reportQuery(REPORT_ID));
	return data?.isPaid ? <Plan report={data} /> : null;
}

function openPlan(
	answers: Parameters<typeof fakeApi>[0],
	over: Parameters<typeof aPaidReport>[0] = {},
) {
	const api = fakeApi({ [`/api/reports/${REPORT_ID}`]: gives(aPaidReport(over)), ...answers });
	renderPart(
		<ToastProvider>
			<Loaded />
		</ToastProvider>,
	);
	return api;
}

test("a step is ticked at once, before the server has answered", async () => {
	openPlan({ [`PUT ${path("licence")}`]: staysSilent });
	await box("licence").click();
	await expect.element(box("licence")).toBeChecked();
});

test("what another tab ticked meanwhile shows too, and a tick that was there is taken away", async () => {
	const { sent } = openPlan(
		{
			[`PUT ${path("licence")}`]: gives({ ticks: ["licence", "survey"] }),
			[`DELETE ${path("survey")}`]: gives({ ticks: ["licence"] }),
		},
		{ ticks: [] },
	);
	await box("licence").click();
	await expect.element(box("survey")).toBeChecked();
	await box("survey").click();
	await expect.element(box("survey")).not.toBeChecked();
	await expect.element(box("licence")).toBeChecked();
	expect(sent.map(({ call }) => call)).toEqual([
		`PUT ${path("licence")}`,
		`DELETE ${path("survey")}`,
	]);
});

test("a tick that could not be kept is taken back, and said", async () => {
	openPlan({
		[`PUT ${path("licence")}`]: refuses(503, { code: "unavailable", message: "Try again later." }),
	});
	await box("licence").click();
	await expect.element(page.getByText("Try again later.")).toBeVisible();
	await expect.element(box("licence")).not.toBeChecked();
});

test("two presses on one step are sent in their order, and the last one stands", async () => {
	const { sent } = openPlan({
		[`PUT ${path("licence")}`]: inTurn(gives({ ticks: ["licence"] })),
		[`DELETE ${path("licence")}`]: staysSilent,
	});
	await box("licence").click();
	await box("licence").click();
	await expect.poll(() => sent.length).toBe(2);
	expect(sent.map(({ call }) => call.split(" ")[0])).toEqual(["PUT", "DELETE"]);
	await expect.element(box("licence")).not.toBeChecked();
});

test("the sample's ticks stay on the device and go nowhere", async () => {
	window.localStorage.clear();
	const { sent } = openPlan({}, { isSample: true, tickable: false });
	await box("licence").click();
	await expect.element(box("licence")).toBeChecked();
	expect(sent).toEqual([]);
	cleanup();
	openPlan({}, { isSample: true, tickable: false });
	await expect.element(box("licence")).toBeChecked();
	await expect.element(box("survey")).not.toBeChecked();
});

test.each(["no json", "7", '{"licence":true}'])(
	"what is kept of the sample and is no list of ticks, %s, ticks nothing",
	async (kept) => {
		window.localStorage.setItem("report-ticks:sample", kept);
		openPlan({}, { isSample: true, tickable: false });
		await expect.element(box("licence")).not.toBeChecked();
	},
);

test("whoever reads somebody else's report ticks nothing", async () => {
	openPlan({}, { tickable: false });
	await expect.element(box("licence")).toBeDisabled();
});
