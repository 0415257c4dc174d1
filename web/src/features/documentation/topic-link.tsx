import { Link } from "react-router";
import { type TopicId, topicAddress } from "./parts.ts";

/** Leads to another topic of the documentation. */
export function TopicLink({ to, children }: { to: TopicId; children: string }) {
	return <Link to={topicAddress(to)}>{children}</Link>;
}
