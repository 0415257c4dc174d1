import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { listenForComplaints, takeComplaints } from "./complaints.ts";
import "#web/ui/base.css";

beforeEach(listenForComplaints);

/** A test that makes the console complain has failed, whatever else it found. */
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	expect(takeComplaints()).toEqual([]);
});
