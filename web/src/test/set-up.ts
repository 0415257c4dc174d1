import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { keepConsent } from "#web/lib/consent.ts";
import { listenForComplaints, takeComplaints } from "./complaints.ts";
import "#web/ui/base.css";

beforeEach(listenForComplaints);

/** The cookie banner was answered, and no visit is counted, unless a test says otherwise (`web/src/test/cookie-choice.ts`). */
beforeEach(() =>
	keepConsent({ essential: true, functional: true, analytics: false, marketing: false }),
);

/** A test that makes the console complain has failed, whatever else it found. */
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	expect(takeComplaints()).toEqual([]);
});

/** All files share one page: one that renders in React's strict mode has the others render as visitors do. */
afterAll(() => {
	configure({ reactStrictMode: false });
	vi.useRealTimers();
	localStorage.clear();
	sessionStorage.clear();
});
