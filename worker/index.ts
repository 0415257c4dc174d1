import {
	WorkerEntrypoint,
	WorkflowEntrypoint,
	type WorkflowEvent,
	type WorkflowStep,
} from "cloudflare:workers";
import { createApp } from "./app.ts";
import { askPublicAnswers, isForEverybody, keptAtEdge } from "./http/public-answers.ts";
import type { RefreshParams } from "./jobs/refresh/start-refresh.ts";
import { now, pause } from "./platform/clock.ts";
import type { Bindings } from "./platform/env.ts";
import { randomToken } from "./platform/ids.ts";

const world = {
	fetch: (url: string, init?: RequestInit) => fetch(url, init),
	now,
	token: randomToken,
	pause,
};
const app = createApp(() => world);

export default {
	fetch: (request, env, ctx) =>
		isForEverybody(request, env)
			? askPublicAnswers(request, ctx.exports.PublicAnswers)
			: app.fetch(request, env, ctx),
	// What no visitor waits for is read when it begins: a start reads what answers.
	scheduled: async (trigger, env) => {
		const { runSchedule } = await import("./jobs/schedule.ts");
		await runSchedule(trigger, env, world);
	},
	queue: async (batch, env) => {
		const { consumeOutgoing } = await import("./jobs/consume-outgoing.ts");
		await consumeOutgoing(batch, env, world);
	},
} satisfies ExportedHandler<Env>;

/** What is the same for everybody. The platform's cache stands before it, keyed by path alone: it must be asked without anything about who asks. */
export class PublicAnswers extends WorkerEntrypoint<Bindings> {
	override async fetch(request: Request): Promise<Response> {
		return keptAtEdge(request, await app.fetch(request, this.env, this.ctx), now());
	}

	/** Drops what is kept under these tags; only the entrypoint itself can. Where no cache stands before it, nothing is kept. @throws Error when the platform refuses */
	async drop(tags: string[]): Promise<void> {
		const dropped = await this.ctx.cache?.purge({ tags });
		if (dropped?.success === false) {
			throw new Error(dropped.errors.map(({ message }) => message).join("; "));
		}
	}
}

/** A refresh of our data, which survives the death of the machine it runs on. */
export class RefreshWorkflow extends WorkflowEntrypoint<Bindings, RefreshParams> {
	override async run(
		{ payload, instanceId }: WorkflowEvent<RefreshParams>,
		step: WorkflowStep,
	): Promise<void> {
		const [{ durably }, { openRefreshing }, { runRefresh }] = await Promise.all([
			import("./jobs/refresh/steps.ts"),
			import("./jobs/refresh/refresh-job.ts"),
			import("./jobs/refresh-workflow.ts"),
		]);
		const steps = durably(step, {
			startedBy: payload.claimed ? "administrator" : "schedule",
			run: instanceId,
			recorder: { env: this.env, now },
		});
		await runRefresh(openRefreshing(this.env, world), payload, steps);
	}
}

/** A backup of what nobody else has. */
export class BackupWorkflow extends WorkflowEntrypoint<Bindings> {
	override async run({ instanceId }: WorkflowEvent<unknown>, step: WorkflowStep): Promise<void> {
		const [{ durably }, { runBackup }] = await Promise.all([
			import("./jobs/refresh/steps.ts"),
			import("./jobs/backup/run-backup.ts"),
		]);
		const recorder = { env: this.env, now };
		const steps = durably(step, { startedBy: "schedule", run: instanceId, recorder });
		await runBackup({ env: this.env, world }, instanceId, steps);
	}
}
